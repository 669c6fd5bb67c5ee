import { openAfterEnd } from '#features/account/identity/site/auth-store.ts'
import { endSession, sessionToken, type EndedBy } from '#ui/api/session.ts'
import { exclusions } from '#features/compliance/exclusions/contract/member.ts'
import { showExclusion } from '#features/compliance/exclusions/site/exclusion-store.ts'
import { clientOn } from '#ui/api/use-api.ts'
import { transport } from '../transport.ts'
import { moreWords } from '../words.ts'

/** If the reason takes longer, the login is shown, which explains it too. */
const PATIENCE_MS = 4_000

/**
 * Why a session ended that the member did not end here. An exclusion that began elsewhere is shown with its end and the way to help (R6);
 * after any other end by the platform, the login; after an end in another tab, nothing.
 */
export async function explainEnd(token: string, by: EndedBy): Promise<void> {
  const away = await exclusionInTime(token)
  if (away) showExclusion({ ...away, pass: null })
  else if (by === 'house') openAfterEnd()
}

/** The notice is rendered by then: rendering the whole page as a visitor's takes a slow phone seconds. */
const DRAWN_MS = 150

/**
 * The platform reports that the page's session has ended. An exclusion is shown immediately, before the page refetches and renders as a
 * visitor's (R6). Any other reason comes with the next response.
 */
export async function meetEnd(token: string): Promise<void> {
  const away = await exclusionInTime(token)
  if (!away || sessionToken() !== token) return
  showExclusion({ ...away, pass: null })
  setTimeout(() => sessionToken() === token && endSession(), DRAWN_MS)
}

function exclusionInTime(token: string) {
  return Promise.race([awayOf(token), new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null))])
}

async function awayOf(token: string) {
  const [{ away }] = await Promise.all([
    clientOn(transport, exclusions).ended({ body: { token } }),
    moreWords(),
    // the notice's code loads while the reason is requested
    import('../member/away.tsx').catch(() => null),
  ])
  return away
}
