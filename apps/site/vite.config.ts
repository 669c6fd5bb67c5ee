import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { themeScript } from '#tools/build/theme-script.ts'

const PORT = process.env['PORT'] ?? '8080'
const DEV_PORT = Number(process.env['SITE_DEV_PORT'] ?? 5550)
const house = `http://localhost:${PORT}`
const served = ['/api', '/wps', '/lgw', '/lotto', '/healthz']

const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Libraries of the first view. */
const vendor = [
  'react',
  'react-dom',
  'scheduler',
  '@tanstack/(react-query|query-core)',
  'zod',
  'clsx',
  'zustand',
  'use-sync-external-store',
]

/** Our own modules of the first view: one file instead of forty small ones. */
const firstView = [
  'packages/contract/(client|codecs|common|envelope|new-id|react|route)',
  'packages/kit/(money|currency)',
  'packages/texts/[^/]+$',
  'packages/texts/shell/(en|ui-en)',
  'packages/ui/(action|line|route|theme|state|art/(avatar|poster|game-icon|logo)|data/(amount|status)|layer/toast\\.ts)',
  'features/(faults|lobby|members|settings|winners)/contract',
  'features/lobby/rules/browse',
  'features/identity/site/(session|auth-store|human-answer)',
  'features/lobby/site/(home|lobby|posters|category-icons|game-card|games-row|section-head|favourites|hall/place)',
  'apps/site/src/(state|ways|shell/(?!footer-payments)|member/pages|paths|line|loading|words\\.ts|live/(use-live|topics)|menus/(account-button|taste-buttons|rail|rail-parts|nav|bottom-bar)|app\\.tsx|routes/home|first/answers)',
]

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

/**
 * The page's code is named in the document, so that it comes while the small entry runs; and the script before the first paint
 * is told the banner's pictures, which only the home page fetches.
 */
const firstCode: Plugin = {
  name: 'first-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
      // a chunk of its own, or a part of the house's
      const isPage = (id: string | null) => id?.endsWith('/apps/site/src/app.tsx') ?? false
      const app =
        chunks.find(({ facadeModuleId }) => isPage(facadeModuleId)) ??
        chunks.find(({ moduleIds }) => moduleIds.some(isPage))
      const pictures = [...html.matchAll(/type="image\/avif"\s+srcset="([^"]+)"/g)]
      const [phone = '', wide = ''] = pictures.map(([, file]) => file)
      if (!app || !wide) throw new Error('the first view is not where the document expects it')
      const needs = app.imports.flatMap(
        (file) => chunks.find(({ fileName }) => fileName === file)?.imports ?? [],
      )
      const tags = [...new Set([app.fileName, ...app.imports, ...needs])]
        .filter((file) => !html.includes(`/${file}"`))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }))
      return {
        html: html.replace('src="/theme.js"', `src="/theme.js" data-phone="${phone}" data-wide="${wide}"`),
        tags,
      }
    },
  },
}

/** Each build has a service worker of its own: its text names what the build holds, so a browser sees that it is another. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
    const build = createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12)
    const own = bundle['sw.js']
    if (own?.type === 'chunk') own.code = own.code.replaceAll('__BUILD__', JSON.stringify(build))
  },
}

export default defineConfig({
  root: inHere('.'),
  // each application keeps its own: their servers run side by side and would spoil each other's
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/site', import.meta.url)),
  plugins: [
    react(),
    tailwind(),
    themeScript(new URL('src/first-view.js', import.meta.url)),
    gallery,
    worker,
    firstCode,
  ],
  // a worker may leave to a later chunk what few browsers need
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // the policy has font-src and img-src 'self': nothing is inlined as data
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 260,
    rolldownOptions: {
      input: { index: inHere('index.html'), sw: inHere('src/pwa/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // few files for the first view: what every page needs, in two
        codeSplitting: {
          groups: [
            // needs none of the others, so that it runs before they are here
            {
              name: 'early',
              test: /src[\\/](first[\\/]early|halls)\.ts|vite[\\/]preload-helper/,
              priority: 2,
            },
            { name: 'vendor', test: new RegExp(`node_modules[\\\\/](${vendor.join('|')})[\\\\/]`) },
            { name: 'house', test: new RegExp(firstView.join('|').replaceAll('/', '[\\\\/]')) },
          ],
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
