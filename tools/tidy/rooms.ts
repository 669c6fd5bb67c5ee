import type { Room } from './room.ts'

/**
 * The layers: a file belongs to the first row that matches its path, which determines its allowed imports. `own` is the folder of the
 * file's own feature, game, app or package.
 */
const NOTHING = /^$/
const ANYTHING = /./
/** Libraries of pure computation: time zones, digests, encodings of bytes and addresses. */
const PURE_LIBRARY = /^npm:((temporal-polyfill\/fns|@noble\/hashes)\/|@scure\/base$|ipaddr\.js$)/
const BROWSER =
  /^npm:(?!fastify|@fastify|pg$|kysely|graphile|pino|nodemailer|sharp|@node-rs|otplib|smtp-server|socket\.io$)/
const SERVER = /^node:|^npm:(?!react|@base-ui|@tanstack|lucide|recharts|pixi|zzfx|i18next|clsx|tailwind)/
/** Files of a feature that only declare, and the registries of such files: every file may import them. */
const DECLARED =
  'features/(declared/[^/]+|[^/]+/[^/]+/(contract|rules|shapes|fields|catalogue|words)(/[^/]+)*)\\.ts'
const DECLARED_NAMES = /^features\/[^/]+\/[^/]+\/(contract|shapes|fields|catalogue|words)(\/[^/]+)*\.ts$/
const PURE_GAME_KIT = 'packages/game-kit/(?!scene/|art/|studio/)'
const SHARED_SCREEN = [
  'features/[^/]+/[^/]+/shown/',
  'packages/(kit|contract|ui|texts|live|game-kit)/',
  DECLARED,
  'games/.*/(rules|events|lines|money|model|outcome)\\.ts',
  'games/[^/]+\\.ts',
]

export const rooms: readonly Room[] = [
  { name: 'test', files: /\.(test|spec)\.tsx?$|\/testing\/|^e2e\//, may: ['.'], outside: ANYTHING, cure: '' },
  { name: 'configuration', files: /\.config\.ts$/, may: ['.'], outside: ANYTHING, cure: '' },
  { name: 'tool', files: /^tools\//, may: ['.'], outside: ANYTHING, cure: '' },
  {
    name: 'kit',
    files: /^packages\/kit\//,
    may: ['packages/kit/'],
    outside: PURE_LIBRARY,
    cure: 'the kit stands on nothing: take what is needed as an argument, or write it in the package that needs it',
  },
  {
    name: 'database',
    files: /^packages\/db\//,
    may: ['packages/(kit|db)/'],
    outside: /^node:|^npm:(pg|kysely|graphile-worker)/,
    cure: 'the database package knows no business: take it as an argument',
  },
  {
    name: 'ledger',
    files: /^packages\/ledger\//,
    may: ['packages/(kit|db|ledger)/'],
    outside: /^node:|^npm:(pg|kysely)/,
    cure: 'the ledger knows accounts and amounts only: give it what the feature decided',
  },
  {
    name: 'contract package',
    files: /^packages\/contract\//,
    may: ['packages/(kit|contract)/'],
    outside: /^npm:(zod|jose|@noble\/|@scure\/base|react|@tanstack\/react-query)/,
    cure: 'it runs in the browser and on the server: move what belongs to one side into packages/server or packages/ui',
  },
  {
    name: 'words package',
    files: /^packages\/texts\//,
    may: ['packages/(kit|contract|texts)/'],
    outside: /^npm:(i18next|react)/,
    cure: 'words of a feature live in features/<name>/texts',
  },
  {
    name: 'look package',
    files: /^packages\/ui\//,
    may: ['packages/(kit|contract|texts|live|ui)/'],
    outside: BROWSER,
    cure: 'the look knows no feature: take what it shows as a property, or move the component into the feature',
  },
  {
    name: 'live client',
    files: /^packages\/live\/client\.ts$/,
    may: ['packages/(kit|contract|live)/'],
    outside: /^npm:(socket\.io-client|zod)/,
    cure: 'the browser loads it: nothing of the server may come along',
  },
  {
    name: 'scene package',
    files: /^packages\/game-kit\/(scene|studio)\//,
    may: ['packages/(kit|game-kit|texts)/'],
    outside: /^npm:(pixi|zzfx|react|zustand)/,
    cure: 'a scene plays events: what it needs of a game comes as an argument',
  },
  {
    name: 'art package',
    files: /^packages\/game-kit\/art\//,
    may: ['packages/(kit|game-kit)/'],
    outside: /^node:|^npm:(sharp|opentype)/,
    cure: 'art is made before the game runs: it may use files and sharp, and nothing of the house',
  },
  {
    name: 'seed source',
    files: /^packages\/game-kit\/random\//,
    may: ['packages/(kit|game-kit)/'],
    outside: /^node:(crypto|worker_threads)/,
    cure: 'the one place where fresh randomness enters the maths: it needs nothing but node:crypto',
  },
  {
    name: 'game kit',
    files: /^packages\/game-kit\//,
    may: ['packages/kit/', PURE_GAME_KIT],
    outside: NOTHING,
    cure: 'the maths of games is pure: take time, luck and money as arguments',
  },
  {
    name: 'server package',
    files: /^packages\/(server|live)\//,
    may: ['packages/(?!ui/)'],
    outside: SERVER,
    cure: 'packages know no feature: declare what is needed as a type here and let apps/server fill it in',
  },
  {
    name: 'registry',
    files: /^features\/[^/]+\.ts$|^features\/(texts|declared)\/|^games\/[^/]+\.ts$/,
    may: ['packages/', 'features/', 'games/'],
    outside: /^npm:zod|^node:/,
    cure: 'a registry lists what the folders export',
  },
  {
    name: 'declaration',
    files: /^features\/[^/]+\/[^/]+\/(settings|permissions|duties|reach|flags|topics|refetch|menu)\.ts$/,
    may: ['packages/(kit|contract)/', 'features/[^/]+/[^/]+/rules(/.*)?\\.ts'],
    outside: /^npm:zod/,
    cure: 'a declaration is joined with those of all features, also in the browser: it may import rules only',
  },
  {
    name: 'pages',
    files: /^features\/[^/]+\/[^/]+\/(office|site)\.ts$/,
    may: ['packages/(contract|ui)/', 'own/(office|site)/'],
    outside: /^npm:lucide-react/,
    cure: 'the menu loads it at the start: it names pages and loads their code when they are opened',
  },
  {
    name: 'rules',
    files: /^features\/[^/]+\/[^/]+\/rules(\/.*)?\.ts$/,
    may: ['packages/kit/', PURE_GAME_KIT, 'features/[^/]+/[^/]+/rules(/.*)?\\.ts'],
    outside: NOTHING,
    cure: 'rules are told everything: take it as an argument, or move the line into service.ts',
  },
  {
    name: 'contract',
    files: DECLARED_NAMES,
    may: ['packages/(kit|contract)/', DECLARED],
    outside: /^npm:zod/,
    cure: 'a contract declares: move what acts into service.ts',
  },
  {
    name: 'manifest',
    files: /^features\/[^/]+\/[^/]+\/feature\.ts$/,
    may: [
      'packages/(server|contract)/',
      'own/(?!site/|office/|texts/)',
      'features/[^/]+/[^/]+/extension-points\\.ts',
    ],
    outside: NOTHING,
    cure: 'a manifest names what the feature has; what acts belongs into its own file',
  },
  {
    name: 'extension points',
    files: /^features\/[^/]+\/[^/]+\/extension-points\.ts$/,
    may: ['packages/(kit|contract|db|ledger|server)/', 'own/(contract|rules)(/.*)?\\.ts', DECLARED],
    outside: NOTHING,
    cure: 'an extension point is a type that a higher feature fills: move what acts into service.ts',
  },
  {
    name: 'postings',
    files: /^features\/[^/]+\/[^/]+\/postings\.ts$/,
    may: ['packages/(kit|ledger)/'],
    outside: NOTHING,
    cure: 'postings name movements of money: move the rest into service.ts',
  },
  {
    name: 'store',
    files: /^features\/[^/]+\/[^/]+\/store(\/.*)?\.ts$/,
    may: ['packages/(kit|db|ledger)/', PURE_GAME_KIT, 'own/(rules|store)(/.*)?\\.ts', DECLARED],
    outside: /^npm:pg$/,
    cure: 'a store reads and writes its own tables: another feature is asked through its public.ts, in service.ts',
  },
  {
    name: 'words',
    files: /^features\/[^/]+\/[^/]+\/texts\//,
    may: ['packages/(kit|contract|texts)/', 'own/texts/', DECLARED],
    outside: NOTHING,
    cure: 'texts are words: they may import only the contract whose refusals they name',
  },
  {
    name: 'shown on both sites',
    files: /^features\/[^/]+\/[^/]+\/shown\//,
    may: [...SHARED_SCREEN],
    outside: BROWSER,
    cure: 'what players and operators both read stands on neither of their screens: take it as a property',
  },
  {
    name: 'player screen',
    files: /^features\/[^/]+\/[^/]+\/site\//,
    may: [...SHARED_SCREEN, 'features/[^/]+/[^/]+/site/'],
    outside: BROWSER,
    cure: 'a panel asks the server through the contract: it may import contracts, rules, ui and other panels',
  },
  {
    name: 'office screen',
    files: /^features\/[^/]+\/[^/]+\/office\//,
    may: [...SHARED_SCREEN, 'features/[^/]+/[^/]+/office/'],
    outside: BROWSER,
    cure: 'a panel asks the server through the contract: it may import contracts, rules, ui and other office panels',
  },
  {
    name: 'server',
    files: /^features\/[^/]+\/[^/]+\/.*\.ts$/,
    may: [
      'packages/(?!ui/)',
      'own/(?!site/|office/)',
      'features/[^/]+/[^/]+/(public(/[^/]+)?|extension-points)\\.ts',
      DECLARED,
      'games/[^/]+\\.ts',
    ],
    outside: SERVER,
    cure: 'another feature is asked through its public.ts; screens are never imported by the server',
  },
  {
    name: 'game scene',
    files: /^games\/.*\/scene\//,
    may: ['packages/(kit|game-kit|texts)/', 'own/(?!art/)', 'own/art/.*\\.(webp|avif|png|json)'],
    outside: /^npm:(pixi|zzfx|react|zustand|clsx)/,
    cure: 'a scene knows its own game and the scene kit, and never a wallet or a server',
  },
  {
    name: 'game art',
    files: /^games\/.*\/art\//,
    may: ['packages/(kit|game-kit)/', 'own/'],
    outside: /^node:|^npm:(sharp|opentype)/,
    cure: 'art is made before the game runs: it may use files and sharp, and nothing of the house',
  },
  {
    name: 'game',
    files: /^games\//,
    may: ['packages/kit/', PURE_GAME_KIT, 'packages/(texts|contract)/', 'own/(?!scene/|art/)'],
    outside: NOTHING,
    cure: 'a game is a fold over its inputs: no wallet, no clock, no server; what it needs comes as an argument',
  },
  {
    name: 'browser app',
    files: /^apps\/(site|office|game)\//,
    may: [
      ...SHARED_SCREEN,
      'features/[^/]+/[^/]+/(site|office|texts)/',
      'features/(contracts|live|declared/[a-z]+|texts/[a-z-]+)\\.ts',
      'games/',
      'own/',
    ],
    outside: BROWSER,
    cure: 'an app composes panels; what runs on the server stays out of the bundle',
  },
  {
    name: 'standing alone',
    files: /^apps\/(processor|outbox|arcade|vendor)\//,
    may: [
      'packages/(kit|contract|server)/',
      'features/money/payments/(contract|rules(/.*)?)\\.ts',
      'apps/processor/(signing|lines-file|sandbox|pages/(html|style))\\.ts',
      'own/',
    ],
    outside: SERVER,
    cure: "it plays somebody else's system: it may know the agreed messages and nothing of our tables",
  },
  {
    name: 'server app',
    files: /^apps\/(server|worker)\//,
    may: [
      'packages/(?!ui/)',
      'features/(?!.*/(site|office)/)',
      'games/(?!.*/scene/)',
      'apps/server/',
      'own/',
    ],
    outside: SERVER,
    cure: 'a server never imports a screen',
  },
]

/** The layer of a file; undefined for a file without one. */
export function roomOf(path: string): Room | undefined {
  return rooms.find((room) => room.files.test(path))
}

/** The folder that a file's `own` stands for; the commands in tools/ share one. */
export function ownFolder(path: string): string {
  if (path.startsWith('tools/')) return 'tools/'
  const game = /^games\/(slots\/)?[^/]+\//.exec(path)
  const feature = /^features\/[^/]+\/[^/]+\//.exec(path)
  return (feature ?? game ?? /^[^/]+\/[^/]+\//.exec(path))?.[0] ?? ''
}
