import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themeScript } from '#tools/build/theme-script.ts'

const OFFICE_PORT = process.env['OFFICE_PORT'] ?? '8081'
const DEV_PORT = Number(process.env['OFFICE_DEV_PORT'] ?? 5610)
const house = `http://localhost:${OFFICE_PORT}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // each app has its own cache: their dev servers run in parallel and would overwrite each other's
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/office', import.meta.url)),
  plugins: [react(), tailwind(), themeScript()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // the CSP has font-src and img-src 'self': nothing is inlined as data
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    port: DEV_PORT,
    strictPort: true,
    fs: { allow: ['../..'] },
    proxy: {
      '/office': { target: house, changeOrigin: false },
      '/live': { target: house, ws: true },
    },
  },
  preview: { port: DEV_PORT, strictPort: true },
})
