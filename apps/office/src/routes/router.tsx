import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { catch as otherwise } from 'zod/mini'
import * as z from 'zod/mini'
import { history } from '../place.ts'
import { Shell } from '../shell/shell.tsx'
import { EnrolPage, LoginPage } from './outside.tsx'
import { parseSearch, searchOf, word, writeSearch } from '../search.ts'
import { hosted } from './hosted.tsx'
import { officePages } from './pages.ts'
import { BrokenPage, NotFoundPage, WaitingPage } from './states.tsx'

/** Only paths of this office: prevents an open redirect to another site. */
const ownPlace = otherwise(z.optional(z.string().check(z.regex(/^\/(?![/\\])/))), undefined)

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginPage,
  validateSearch: searchOf({ to: ownPlace }),
})
const firstRun = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(() => import('./setup/first-run.tsx'), 'FirstRunPage'),
  validateSearch: searchOf({ step: word }),
})
const enrol = createRoute({ getParentRoute: () => root, path: '/enrol', component: EnrolPage })

/** Everything behind the login. */
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Shell })

const pages = officePages.map((page) =>
  createRoute({
    getParentRoute: () => inside,
    path: page.path,
    component: lazyRouteComponent(async () => ({ default: hosted(page, await page.load()) })),
    validateSearch: searchOf(Object.fromEntries((page.search ?? []).map((name) => [name, word]))),
  }),
)

/** An unknown path keeps the menu. */
const unknown = createRoute({ getParentRoute: () => inside, path: '$', component: NotFoundPage })

export const router = createRouter({
  history,
  parseSearch,
  search: { strict: true },
  stringifySearch: writeSearch,
  routeTree: root.addChildren([login, enrol, firstRun, inside.addChildren([...pages, unknown])]),
  defaultPreload: 'intent',
  defaultPendingComponent: WaitingPage,
  defaultErrorComponent: BrokenPage,
  defaultPendingMs: 200,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
