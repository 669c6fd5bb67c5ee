import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { firstCode } from '#tools/build/first-code.ts'
import { joinedRegistry } from '#tools/build/joined-registry.ts'
import { firstHalls } from '#tools/build/first-halls.ts'
import { packed } from '#tools/build/packed.ts'
import { readWhole } from '#tools/build/read-whole.ts'
import { wordsAsJson } from '#tools/build/words-as-json.ts'
import { themeScript, themeText } from '#tools/build/theme-script.ts'
import { menu } from '#features/texts/menu-en.ts'
import { shell } from '#texts/shell/en.ts'
import { vietnamese as inVietnamese } from './src/words/first-vi.ts'
import { atOnce, chunks, isFirst, parts } from './chunks.ts'
import { FEW_TILES, MOST_TILES, tileOf } from './src/first/tiles.ts'
import { gamesAddress, hallPaths, isHallPath } from './src/halls.ts'

const PORT = process.env['PORT'] ?? '8080'
const DEV_PORT = Number(process.env['SITE_DEV_PORT'] ?? 5550)
const house = `http://localhost:${PORT}`
const served = ['/api', '/wps', '/lgw', '/lotto', '/healthz']

const english = { ...shell, ...menu }

const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Runs before the first paint. */
const firstScript = new URL('src/first-view.js', import.meta.url)

/** The component gallery: served by the development server only, never part of a build. */
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

/** Home with a form open: the form's code loads together with the page's. */
const forms = ['/register', '/register.html', '/login', '/forgot']

/** The text modules of a URL in a language; those of the member centre around a panel. */
const wordsOf = (address: string, lang: 'en' | 'vi'): readonly string[] => {
  if (forms.includes(address)) return []
  if (isHallPath(address)) return [`/features/play/lobby/texts/${lang}.ts`]
  if (address === 'member=depositv2') return [`/src/words/deposit-${lang}.ts`, `/texts/shell/said-${lang}.ts`]
  return [`/src/words-${lang}.ts`, ...(address.startsWith('member=') ? [`/texts/shell/said-${lang}.ts`] : [])]
}
/** What a URL needs besides its page: the texts behind the first view, the member centre around its panels. */
const besides = (address: string): readonly string[] => {
  return [
    ...wordsOf(address, 'en'),
    ...(forms.includes(address) ? ['/features/account/identity/site/auth-modals.tsx'] : []),
    ...(address.startsWith('member=') ? ['/src/member/member-centre.tsx', '/src/shell/layers.tsx'] : []),
  ]
}
/** Code that only some visitors need immediately: the menu on a desktop, a member's end of the header. */
const beside = ['/apps/site/src/menus/rail.tsx']

/** The shell's texts are needed immediately on every Vietnamese page, the others by what is opened. */
const vietnamese = (address: string): readonly string[] =>
  address === '' ? ['/apps/site/src/words/first-vi.ts'] : wordsOf(address, 'vi')

/** The member centre's pages by name, English and Vietnamese: the first paint shows the name. */
const titles = (): Readonly<Record<string, readonly [string, string]>> =>
  Object.fromEntries(
    Object.entries(english).flatMap(([key, words]) =>
      key.startsWith('member.') ? [[key.slice('member.'.length), [words, vietnameseWords(key)]]] : [],
    ),
  )
const vietnameseWords = (key: string): string =>
  Object.entries(inVietnamese).find(([own]) => own === key)?.[1] ?? ''

/** Each build has its own service worker: its text lists the build's files, so a browser detects a new version. */
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
  // each app has its own cache: their dev servers run in parallel and would overwrite each other's
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite/site', import.meta.url)),
  plugins: [
    react(),
    tailwind(),
    themeScript(firstScript),
    gallery,
    wordsAsJson(/apps\/site\/src\/words-(en|vi)\.ts$/),
    joinedRegistry('menu', { without: /name: '[^']*', /g }),
    // the table of pages needs the pages only, the member centre its panels
    joinedRegistry('site', { forPages: /apps\/site\/src\/routes\/pages\.ts$/ }),
    worker,
    firstCode({
      pages: new URL('src/routes/pages.ts', import.meta.url),
      halls: hallPaths,
      script: () => themeText(firstScript),
      start: [...parts.map((part) => `/apps/site/src/first/parts/${part}.ts`), '/apps/site/src/app.tsx'],
      titles: titles(),
      says: [english['shell.onItsWay'], inVietnamese['shell.onItsWay']],
      besides,
      vietnamese,
      beside,
      forms: Object.fromEntries(forms.map((path) => [path, '/src/shell/layers.tsx'])),
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
  // a worker may import code that few browsers need as a later chunk
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // the CSP has font-src and img-src 'self': nothing is inlined as data
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 260,
    // the files of the first view are there whenever a later one is requested
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !isFirst(file)),
    },
    rolldownOptions: {
      input: { index: inHere('index.html'), sw: inHere('src/pwa/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // few chunks for the first view: two for what every page needs
        codeSplitting: {
          groups: [...chunks],
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
