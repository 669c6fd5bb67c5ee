import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import '#features/social/site/arrival.ts'
import { readHallSearch } from '#features/lobby/site/hall/place.ts'
import { hallPaths } from '../halls.ts'
import { readFairnessSearch, readGameSearch, readShellSearch } from '../paths.ts'
import { inTime } from '../loading.ts'
import { moreWords } from '../words.ts'
import { Shell } from '../shell/shell.tsx'
import { HomePage } from './home.tsx'
import { NotFoundPage } from './not-found.tsx'
import { WaitingPage } from './waiting.tsx'
import { BrokenPage } from './broken.tsx'

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundPage,
  validateSearch: readShellSearch,
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/index', search: (before) => before, replace: true })
  },
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/index',
  component: HomePage,
})

/** Home with the form open (§2); closing it leads to /index. */
const register = createRoute({ getParentRoute: () => root, path: '/register', component: HomePage })
const registerHtml = createRoute({ getParentRoute: () => root, path: '/register.html', component: HomePage })
const login = createRoute({ getParentRoute: () => root, path: '/login', component: HomePage })

/** Where a mailed link to a new password leads; its secret stands behind the #. */
const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  component: lazyRouteComponent(
    () => inTime(async () => (await moreWords(), import('./reset.tsx'))),
    'ResetRoute',
  ),
})
const forgot = createRoute({ getParentRoute: () => root, path: '/forgot', component: HomePage })

/** The pages of games: one chunk for them all. */
const hallPages = hallPaths.map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readHallSearch,
    component: lazyRouteComponent(
      () => inTime(async () => (await moreWords(), import('./hall.tsx'))),
      'HallRoute',
    ),
  }),
)
const favourites = createRoute({
  getParentRoute: () => root,
  path: '/fav',
  component: lazyRouteComponent(
    () => inTime(async () => (await moreWords(), import('./hall.tsx'))),
    'FavouritesRoute',
  ),
})

const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  validateSearch: readGameSearch,
  component: lazyRouteComponent(
    () => inTime(async () => (await moreWords(), import('./game.tsx'))),
    'GamePage',
  ),
})

/** Where a provider sends people back to; arrival.ts, above, has taken the answer out of the address already. */
const social = createRoute({
  getParentRoute: () => root,
  path: '/social/$provider',
  component: lazyRouteComponent(
    () => inTime(async () => (await moreWords(), import('./social.tsx'))),
    'SocialRoute',
  ),
})

const fairness = createRoute({
  getParentRoute: () => root,
  path: '/fairness',
  validateSearch: readFairnessSearch,
  component: lazyRouteComponent(
    () => inTime(async () => (await moreWords(), import('./fairness.tsx'))),
    'FairnessRoute',
  ),
})

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    home,
    register,
    registerHtml,
    login,
    forgot,
    reset,
    game,
    fairness,
    social,
    favourites,
    ...hallPages,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: WaitingPage,
  defaultErrorComponent: BrokenPage,
  defaultPendingMs: 200,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
