import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { firstScene } from '#tools/build/first-scene.ts'
import { leanPixi } from '#tools/build/lean-pixi.ts'

const GAME_PORT = process.env['GAME_PORT'] ?? '8082'
const DEV_PORT = Number(process.env['GAME_DEV_PORT'] ?? 5540)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // each app has its own cache: their dev servers run in parallel and would overwrite each other's
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/game', import.meta.url)),
  base: '/',
  plugins: [
    react(),
    leanPixi,
    firstScene({ folders: { 'index.html': ['play', 'replay'], 'studio.html': ['studio'] } }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // the page's CSP has no data: fonts; pictures are separate files so that they are cached
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 640,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // what every page needs to load the rest: inside a library's chunk it would load that library too
            { name: 'helper', test: /vite[\\/]preload-helper|rolldown[\\/]runtime/, priority: 9 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 8 },
            {
              // what only the other renderer needs stays in that renderer's chunk
              name: 'pixi',
              test: /node_modules[\\/](pixi\.js[\\/](?!.*(renderers|batcher)[\\/]canvas[\\/](?!utils))|@pixi|eventemitter3|earcut|parse-svg-path|ismobilejs|tiny-lru)/,
              includeDependenciesRecursively: false,
              priority: 7,
            },
            // one file instead of twenty: the page's own modules, the stage of the slots, the tables of the other games
            {
              name: 'kit',
              test: /packages[\\/](kit|texts|contract|game-kit[\\/](scene[\\/])?[^\\/]+\.ts)/,
              priority: 6,
            },
            {
              name: 'stage',
              test: /packages[\\/]game-kit[\\/](slots|scene[\\/](pixi(?![\\/]canvas)|slots))[\\/]/,
              priority: 5,
            },
            {
              name: 'tables',
              test: /packages[\\/]game-kit[\\/](cards|stepped|scene[\\/]dom)[\\/]/,
              priority: 4,
            },
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
