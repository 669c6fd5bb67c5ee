/**
 * Assigns modules to the chunks of the build. Each pattern is a regular expression over a path from the root, written with `/`; a test
 * checks that each still matches a file, since a pattern that matches nothing after a move would silently make pages slower.
 */
type Chunk = {
  readonly name: string
  readonly patterns: readonly string[]
  readonly priority?: number
  /** How many pages must share a module before it goes into the chunk. */
  readonly minShareCount?: number
}

export const parts = ['drawing', 'asking', 'contracts']
const part = (name: string) => `first/parts/${name}`
const library = (names: string) => `node_modules/(${names})/`

/** Few chunks for the first view: two for what every page needs. */
export const patternsOf: readonly Chunk[] = [
  // depends on none of the others, so that the early requests run before those are loaded
  {
    name: 'early',
    patterns: ['src/(first/early|halls)\\.ts', 'vite/preload-helper', 'rolldown/runtime'],
    priority: 2,
  },
  {
    name: 'drawing',
    patterns: [library('react|react-dom|scheduler'), part('drawing')],
  },
  {
    name: 'asking',
    patterns: [library('@tanstack/(react-query|query-core)|zod|clsx|zustand'), part('asking')],
  },
  // parses the server's responses for the first view
  {
    name: 'contracts',
    patterns: [
      'packages/contract/(client|codecs|common|envelope|new-id|route)',
      'packages/kit/(money|currency)',
      'features/account/members/contract',
      'features/platform/settings/contract',
      'features/contact/site-status/contract',
      'features/money/wallet/contract',
      part('contracts'),
      'features/play/(lobby|winners)/contract',
      'features/play/lobby/rules/browse',
      'features/play/rounds/shapes',
    ],
  },
  // our own modules of the first view: one file instead of forty small ones
  {
    name: 'house',
    patterns: [
      'packages/contract/react',
      'packages/texts/[^/]+$',
      'packages/texts/shell/(en|ui-en)',
      'features/play/lobby/site/posters',
      'games/.*art/poster',
      'packages/ui/action/(?!(send|choose)-picture)',
      'packages/ui/api/(?!use-form|sent)',
      'packages/ui/(route|theme)',
      'packages/ui/state/(?!near)',
      'packages/ui/art/(poster|game-icon|logo)',
      'packages/ui/data/(amount|status)',
      'packages/ui/layer/toast\\.ts',
      'features/(platform/client-errors/contract|contact/chat/site/chat-store)',
      'features/account/identity/site/(auth-store|human-answer)',
      'features/play/lobby/site/home/(?!fair-facts|winners-feed|winner-line)',
      'features/play/lobby/site/(lobby|category-icons|game-card|games-row|section-head|category-press|(vendor/popup|popup/game-popup)-store|favourites|hall/place)',
      'apps/site/src/(state/(?!use-balance)|ways/(?!explain-end)|shell/(start-gate|shell|header|news-row|layer-boundary|layouts))',
      'features/(declared/menu|contact/site-status/catalogue|[^/]+/[^/]+/menu\\.ts)',
      'apps/site/src/(member/names|paths|line|loading|words\\.ts|live/use-live|menus/bottom-bar)',
      'apps/site/src/(app\\.tsx|routes/home(?!/home-below)|first/(answers|beside|first-centre))',
    ],
  },
  // what a visitor's phone does not show first: the menu, a member's end of the header; a desktop or a member loads it at once
  {
    name: 'beside',
    patterns: [
      'apps/site/src/(menus/(rail|rail-parts|taste-buttons|nav|account-button|member-end)|shell/balance-pill)',
      'apps/site/src/(member/(pages|use-pages)|state/use-balance)',
      'features/(declared/site|[^/]+/[^/]+/site\\.ts)',
      'packages/ui/(nav|art/avatar)',
    ],
  },
  // what is above a page and how it opens: loaded after the first render
  {
    name: 'above',
    patterns: [
      'apps/site/src/shell/layers',
      'features/contact/site-status/site/(image-mirrors|launch-hosts|use-status|addresses/use-routes)',
    ],
  },
  // modules that several layers share, in two files instead of forty; a hall needs the art but none of the dialogs
  { name: 'icons', patterns: [library('lucide-react')], minShareCount: 2 },
  {
    name: 'layers',
    patterns: [
      library('@base-ui|@floating-ui|reselect|use-sync-external-store'),
      'packages/ui/form/',
      'packages/ui/layer/(dialog|backdrop|inside)',
      'packages/ui/data/(?!rich-text|timeline|countdown)',
    ],
    minShareCount: 3,
  },
  // deposits' and limits' API modules, used by the cashier, beside a game and in every footer
  {
    name: 'purse',
    patterns: [
      'features/money/deposits/(contract/member|rules/(states|channels))',
      'features/compliance/limits/(contract/member|words)',
    ],
  },
  // the member centre and modules that several of its pages share
  {
    name: 'centre',
    patterns: [
      'src/member/member-centre',
      'src/centre/panel',
      'texts/shell/said-en',
      'features/money/payments/site',
      'features/compliance/limits/site/(limit-dialog|figures)',
      'packages/ui/data/(timeline|countdown)',
    ],
  },
  // the cashier's page with its texts
  {
    name: 'cashier',
    patterns: [
      'features/money/deposits/(site|rules/fees)',
      'features/compliance/limits/site/cashier/first-deposit',
      'src/words/deposit-en',
    ],
  },
  // a hall with its texts
  { name: 'hall', patterns: ['src/routes/hall\\.', 'features/play/lobby/(site/hall|texts/en)'] },
]

const EITHER_SLASH = '[\\\\/]'
const anyOf = (patterns: readonly string[]) =>
  new RegExp(
    patterns.join('|').replaceAll(/\[\^\/\]|\//g, (found) => (found === '/' ? EITHER_SLASH : '[^\\\\/]')),
  )

export const chunks = patternsOf.map(({ patterns, ...chunk }) => ({ ...chunk, test: anyOf(patterns) }))

/** Chunks whose functions are nearly all called during the first render of a page. */
export const atOnce = new Set([
  'early',
  'index',
  ...parts,
  'house',
  'beside',
  'above',
  'layers',
  'purse',
  'centre',
  'cashier',
  'hall',
])

/** Chunks that every page has loaded before anything else. */
const first = ['early', ...parts, 'house', 'rolldown-runtime']
const FIRST_FILE = new RegExp(`^assets/(${first.join('|')})-[\\w-]{8}\\.js$`)

export const isFirst = (file: string): boolean => FIRST_FILE.test(file)
