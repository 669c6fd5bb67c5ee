import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { firstCode } from '#tools/build/first-code.ts'
import { themeScript } from '#tools/build/theme-script.ts'
import { hallPaths, isHallPath } from './src/halls.ts'

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
  'packages/ui/(action|line|nav|route|theme|state|art/(avatar|poster|game-icon|logo)|data/(amount|status)|layer/toast\\.ts)',
  'features/(faults|lobby|members|settings|winners)/contract',
  'features/lobby/rules/browse',
  'features/identity/site/(session|auth-store|human-answer)',
  'features/lobby/site/(home|lobby|category-icons|game-card|games-row|section-head|category-press|vendor/(popup-store|makers-row)|favourites|hall/place)',
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

/** What an address needs besides its page: the words behind the first view, the member centre around its panels. */
const besides = (address: string): readonly string[] => {
  if (isHallPath(address)) return ['/features/lobby/texts/en.ts']
  return ['/src/words-en.ts', ...(address.startsWith('member=') ? ['/src/member/member-centre.tsx'] : [])]
}
/** The shell's words are needed at once on every page that speaks Vietnamese, the others by what is opened. */
const vietnamese = (address: string): readonly string[] => {
  if (address === '') return ['/packages/texts/shell/vi.ts']
  return [isHallPath(address) ? '/features/lobby/texts/vi.ts' : '/src/words-vi.ts']
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
    firstCode({
      pages: new URL('src/routes/pages.ts', import.meta.url),
      panels: new URL('src/member/pages.ts', import.meta.url),
      halls: hallPaths,
      app: '/apps/site/src/app.tsx',
      besides,
      vietnamese,
    }),
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
            // needs none of the others, so that it runs before they are here: the first questions, a hall's first posters
            {
              name: 'early',
              test: /src[\\/](first[\\/](early|first-tiles|first-code)|halls)\.ts|vite[\\/]preload-helper|site[\\/]posters\.ts|games[\\/].*art[\\/]poster/,
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
