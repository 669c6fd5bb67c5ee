import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const PORT = process.env['PORT'] ?? '8080'
const DEV_PORT = Number(process.env['SITE_DEV_PORT'] ?? 5550)
const house = `http://localhost:${PORT}`
const served = ['/api', '/wps', '/lgw', '/lotto', '/healthz']

/** The gallery of the kit: served by the development server only, never part of a build. */
const gallery: Plugin = {
  name: 'gallery',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (request.url && /^\/__kit(\/|\?|$)/.test(request.url)) request.url = '/kit.html'
      next()
    })
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwind(), gallery],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // the policy has font-src and img-src 'self': nothing is inlined as data
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 260,
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: {
    port: DEV_PORT,
    strictPort: true,
    fs: { allow: ['../..'] },
    proxy: {
      ...Object.fromEntries(served.map((path) => [path, { target: house, changeOrigin: false }])),
      '/live': { target: house, ws: true },
    },
  },
  preview: { port: DEV_PORT, strictPort: true },
})
