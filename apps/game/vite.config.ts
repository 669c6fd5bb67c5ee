import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const GAME_PORT = process.env['GAME_PORT'] ?? '8082'
const DEV_PORT = Number(process.env['GAME_DEV_PORT'] ?? 5540)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // each application keeps its own: their servers run side by side and would spoil each other's
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/game', import.meta.url)),
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // the page's policy has no data: fonts; pictures are files of their own so that they are cached
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 640,
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'pixi',
              test: /node_modules[\\/](pixi\.js|@pixi|eventemitter3|earcut|parse-svg-path|ismobilejs)/,
            },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    port: DEV_PORT,
    strictPort: true,
    fs: { allow: ['../..'] },
    proxy: { '/api': { target: `http://localhost:${GAME_PORT}`, changeOrigin: false } },
  },
  preview: { port: DEV_PORT, strictPort: true },
})
