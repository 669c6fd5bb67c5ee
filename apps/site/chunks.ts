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

export const parts = ['drawing', 'asking', 'contracts', 'games']
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
    patterns: [library('react|react-dom|scheduler|use-sync-external-store'), part('drawing')],
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
    ],
  },
  {
    name: 'games',
    patterns: [
      'features/play/(lobby|winners)/contract',
      'features/play/lobby/rules/browse',
      'features/play/rounds/shapes',
      part('games'),
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
      'packages/ui/(nav|route|theme)',
      'packages/ui/state/(?!near)',
      'packages/ui/art/(avatar|poster|game-icon|logo)',
      'packages/ui/data/(amount|status)',
      'packages/ui/layer/toast\\.ts',
      'features/platform/client-errors/contract',
      'features/account/identity/site/(auth-store|human-answer)',
      'features/play/lobby/site/home/(?!fair-facts)',
      'features/play/lobby/site/(lobby|category-icons|game-card|games-row|section-head|category-press|vendor/popup-store|favourites|hall/place)',
      'apps/site/src/(state|ways/(?!explain-end)|shell/(?!footer|members-only|service-button))',
      'features/(declared/(menu|site)|contact/site-status/catalogue|[^/]+/[^/]+/(menu|site)\\.ts)',
      'apps/site/src/(member/pages|paths|line|loading|words\\.ts|live/use-live)',
      'apps/site/src/menus/(account-button|taste-buttons|rail|rail-parts|nav|bottom-bar)',
      'apps/site/src/(app\\.tsx|routes/home|first/(answers|first-centre))',
    ],
  },
  // modules that several layers share, in two files instead of forty; a hall needs the art but none of the dialogs
  { name: 'icons', patterns: [library('lucide-react')], minShareCount: 2 },
  {
    name: 'layers',
    patterns: [
      library('@base-ui|@floating-ui|reselect'),
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
  'layers',
  'purse',
  'centre',
  'cashier',
  'hall',
])
