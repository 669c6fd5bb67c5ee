import { sessionToken } from '#ui/api/session.ts'
import { lazyPart } from '#ui/route/pages.tsx'
import { readShellSearch } from '../paths.ts'
import { inTime } from '../loading.ts'
import { isDesk } from '../state/use-is-tight.ts'
import { moreWords } from '../words.ts'

/** Parts of the frame that a visitor's phone does not show first. Their files are preloaded where they are (first-view.js). */

/** The menu beside the page. */
export const rail = lazyPart(() => inTime(async () => (await import('../menus/rail.tsx')).Rail))
/** A member's balance, buttons and account in the header. */
export const memberEnd = lazyPart(() =>
  inTime(async () => (await import('../menus/member-end.tsx')).MemberEnd),
)
/** The layers above the page. */
export const layers = lazyPart(() => inTime(async () => (await import('../shell/layers.tsx')).Layers))

type Place = { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> }

/** Home with a form open. */
const FORM = /^\/(register(\.html)?|login|forgot)$/

/** Loads the parts that the first render shows, so that nothing in it appears later than the rest. */
export function firstParts({ pathname, search }: Place): Promise<unknown> {
  const isMember = sessionToken() !== null
  const isForm = FORM.test(pathname)
  // the form's texts load while the page renders
  if (isForm) void moreWords().catch(() => undefined)
  return Promise.all([
    isDesk() && rail.ready(),
    isMember && memberEnd.ready(),
    (isForm || (isMember && readShellSearch(search).member !== undefined)) && layers.ready(),
  ])
}
