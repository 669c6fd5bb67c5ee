import type { ComponentType } from 'react'
import '#features/account/social-login/site/arrival.ts'
import { site } from '#features/declared/site.ts'
import type { SitePage } from '#ui/route/site.ts'
import { lazyPage, pageOf, type Page, type PageTable } from '#ui/route/pages.tsx'
import { hallPaths } from '../halls.ts'
import { lobbyWords, moreWords } from '../words.ts'
import { withWords } from '../words/part.ts'
import { HomePage } from './home/home.tsx'
import { titled } from './titled.tsx'

/** A page in a chunk of its own. */
function page(load: () => Promise<ComponentType>, words = moreWords): Page {
  return lazyPage(() => withWords(load, words))
}

const home = pageOf(HomePage)
const hall = page(async () => (await import('./hall.tsx')).HallRoute, lobbyWords)

const help = page(async () => (await import('./help.tsx')).HelpRoute)
const down = page(async () => (await import('./down.tsx')).DownRoute)

const declared: Readonly<Record<string, SitePage>> = site

/** Paths that only redirect. */
export const leads = { '/': '/index' } as const

/**
 * Every page of the site by its path (§2). A page appears with its feature (decision 43). Features declare theirs in `site.ts`; here are
 * those that need the shell.
 */
export const pages: PageTable = {
  '/index': home,
  // home with a form open; closing it navigates to /index
  '/register': home,
  '/register.html': home,
  '/login': home,
  '/forgot': home,
  // the target of a mailed link to a new password; its secret is in the fragment
  '/reset': page(async () => (await import('./reset.tsx')).ResetRoute),
  // the target of social login redirects; arrival.ts, above, has removed the response from the URL already
  '/social/:provider': page(async () => (await import('./social.tsx')).SocialRoute),
  '/game': page(async () => (await import('./game/game-page.tsx')).GamePage),
  '/seamless': page(async () => (await import('./seamless.tsx')).SeamlessPage),
  '/service': page(async () => (await import('./service.tsx')).ServiceRoute),
  '/help': help,
  // the same without a header, for apps that embed it
  '/helpmc': help,
  '/down': down,
  '/download': down,
  '/go/:code': page(async () => (await import('./go.tsx')).GoRoute),
  '/join': page(async () => (await import('./join.tsx')).JoinRoute),
  '/fairness': page(async () => (await import('./fairness.tsx')).FairnessRoute),
  '/fav': page(async () => (await import('./hall.tsx')).FavouritesRoute),
  ...Object.fromEntries(hallPaths.map((path) => [path, hall])),
  ...Object.fromEntries(
    Object.entries(declared)
      .filter(([path]) => path[0] === '/')
      .map(([path, { load, title }]) => [path, page(async () => titled(await load(), title))]),
  ),
}
