import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { firstCode } from '#tools/build/first-code.ts'
import { firstHalls } from '#tools/build/first-halls.ts'
import { packed } from '#tools/build/packed.ts'
import { readWhole } from '#tools/build/read-whole.ts'
import { wordsAsJson } from '#tools/build/words-as-json.ts'
import { themeScript, themeText } from '#tools/build/theme-script.ts'
import { shell as english } from '#texts/shell/en.ts'
import { shell as inVietnamese } from '#texts/shell/vi.ts'
import { FEW_TILES, MOST_TILES, tileOf } from './src/first/tiles.ts'
import { gamesAddress, hallPaths, isHallPath } from './src/halls.ts'

const PORT = process.env['PORT'] ?? '8080'
const DEV_PORT = Number(process.env['SITE_DEV_PORT'] ?? 5550)
const house = `http://localhost:${PORT}`
const served = ['/api', '/wps', '/lgw', '/lotto', '/healthz']

const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What runs before the first paint. */
const firstScript = new URL('src/first-view.js', import.meta.url)

/** Libraries of the first view: what draws, and what asks the house. */
const drawing = ['react', 'react-dom', 'scheduler', 'use-sync-external-store']
const asking = ['@tanstack/(react-query|query-core)', 'zod', 'clsx', 'zustand']
const library = (part: string, names: readonly string[]) =>
  new RegExp(`node_modules[\\\\/](${names.join('|')})[\\\\/]|first[\\\\/]parts[\\\\/]${part}`)

/** What the house answers the first view with. */
const contracts =
  /packages[\\/](contract[\\/](client|codecs|common|envelope|new-id|route)|kit[\\/](money|currency))|features[\\/](members|settings|startup|wallet)[\\/]contract|first[\\/]parts[\\/]contracts/
const games =
  /features[\\/]((lobby|winners)[\\/]contract|lobby[\\/]rules[\\/]browse|rounds[\\/]shapes)|first[\\/]parts[\\/]games/

const parts = ['drawing', 'asking', 'contracts', 'games']

/** Our own modules of the first view: one file instead of forty small ones. */
const firstView = [
  'packages/contract/react',
  'packages/texts/[^/]+$',
  'packages/texts/shell/(en|ui-en)',
  'features/lobby/site/posters|games/.*art/poster',
  'packages/ui/(action/(?!(send|choose)-picture)|line/(?!use-form|sent)|nav|route|theme|state/(?!near)|art/(avatar|poster|game-icon|logo)|data/(amount|status)|layer/toast\\.ts)',
  'features/faults/contract',
  'features/identity/site/(session|auth-store|human-answer)',
  'features/lobby/site/(home/(?!fair-facts)|lobby|category-icons|game-card|games-row|section-head|category-press|vendor/popup-store|favourites|hall/place)',
  'apps/site/src/(state|ways/(?!explain-end)|shell/(?!footer|members-only|service-button)|member/pages|paths|line|loading|words\\.ts|live/use-live|menus/(account-button|taste-buttons|rail|rail-parts|nav|bottom-bar)|app\\.tsx|routes/home|first/(answers|first-centre))',
]

/** Parts of windows and forms. */
const layers =
  /node_modules[\\/](@base-ui|@floating-ui|tabbable|reselect)[\\/]|packages[\\/]ui[\\/](form[\\/]|layer[\\/](dialog|backdrop|inside)|data[\\/](?!rich-text|timeline|countdown))/

/** What is asked of deposits and limits: by the cashier, beside a game, at the foot of every page. */
const purse =
  /features[\\/](deposits[\\/](contract[\\/]member|rules[\\/](states|channels))|limits[\\/](contract[\\/]member|words))/

/** The member centre and what several of its pages share. */
const centre =
  /src[\\/]member[\\/]member-centre|texts[\\/]shell[\\/]said-en|features[\\/](payments[\\/]site|limits[\\/]site[\\/](limit-dialog|figures))|packages[\\/]ui[\\/]data[\\/](timeline|countdown)/

/** The cashier's page: its words come with it. */
const cashier =
  /features[\\/](deposits[\\/](site|rules[\\/]fees)|limits[\\/]site[\\/]first-deposit)|src[\\/]words[\\/]deposit-en/

/** A hall, with its words. */
const hall = /src[\\/]routes[\\/]hall\.|features[\\/]lobby[\\/](site[\\/]hall|texts[\\/]en)/

/** Chunks whose functions are nearly all called while a page is drawn for the first time. */
const atOnce = new Set(['early', 'index', ...parts, 'house', 'layers', 'purse', 'centre', 'cashier', 'hall'])

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

/** The words of an address, in a language; those of the member centre around a panel. */
const wordsOf = (address: string, lang: 'en' | 'vi'): readonly string[] => {
  if (isHallPath(address)) return [`/features/lobby/texts/${lang}.ts`]
  if (address === 'member=depositv2') return [`/src/words/deposit-${lang}.ts`, `/texts/shell/said-${lang}.ts`]
  return [`/src/words-${lang}.ts`, ...(address.startsWith('member=') ? [`/texts/shell/said-${lang}.ts`] : [])]
}
/** What an address needs besides its page: the words behind the first view, the member centre around its panels. */
const besides = (address: string): readonly string[] => {
  return [
    ...wordsOf(address, 'en'),
    ...(address.startsWith('member=') ? ['/src/member/member-centre.tsx'] : []),
  ]
}
/** The shell's words are needed at once on every page that speaks Vietnamese, the others by what is opened. */
const vietnamese = (address: string): readonly string[] =>
  address === '' ? ['/packages/texts/shell/vi.ts'] : wordsOf(address, 'vi')

/** The member centre's pages by name, English and Vietnamese: the first paint says where one is. */
const titles = (): Readonly<Record<string, readonly [string, string]>> =>
  Object.fromEntries(
    Object.entries(english).flatMap(([key, words]) =>
      key.startsWith('member.') ? [[key.slice('member.'.length), [words, vietnameseWords(key)]]] : [],
    ),
  )
const vietnameseWords = (key: string): string =>
  Object.entries(inVietnamese).find(([own]) => own === key)?.[1] ?? ''

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
    themeScript(firstScript),
    gallery,
    wordsAsJson(/apps\/site\/src\/words-(en|vi)\.ts$/),
    worker,
    firstCode({
      pages: new URL('src/routes/pages.ts', import.meta.url),
      panels: new URL('src/member/pages.ts', import.meta.url),
      halls: hallPaths,
      script: () => themeText(firstScript),
      start: [...parts.map((part) => `/apps/site/src/first/parts/${part}.ts`), '/apps/site/src/app.tsx'],
      titles: titles(),
      says: [english['shell.onItsWay'], inVietnamese['shell.onItsWay']],
      besides,
      vietnamese,
    }),
    firstHalls({
      addresses: Object.fromEntries(hallPaths.map((path) => [path, gamesAddress(path)])),
      tileOf,
      most: MOST_TILES,
      few: FEW_TILES,
    }),
    readWhole(atOnce),
    packed(),
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
            // needs none of the others, so that it runs before they are here: the first questions
            {
              name: 'early',
              test: /src[\\/](first[\\/]early|halls)\.ts|vite[\\/]preload-helper|rolldown[\\/]runtime/,
              priority: 2,
            },
            { name: 'drawing', test: library('drawing', drawing) },
            { name: 'asking', test: library('asking', asking) },
            { name: 'contracts', test: contracts },
            { name: 'games', test: games },
            { name: 'house', test: new RegExp(firstView.join('|').replaceAll('/', '[\\\\/]')) },
            // what several layers share comes in two files and not in forty; a hall needs the pictures and none of the windows
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
            { name: 'layers', test: layers, minShareCount: 3 },
            { name: 'purse', test: purse },
            { name: 'centre', test: centre },
            { name: 'cashier', test: cashier },
            { name: 'hall', test: hall },
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
