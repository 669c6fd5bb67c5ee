import { openAfterEnd } from '#features/account/identity/site/auth-store.ts'
import { endSession, sessionToken, type EndedBy } from '#ui/api/session.ts'
import { exclusions } from '#features/compliance/exclusions/contract/member.ts'
import { showExclusion } from '#features/compliance/exclusions/site/exclusion-store.ts'
import { clientOn } from '#ui/api/use-api.ts'
import { transport } from '../transport.ts'
import { moreWords } from '../words.ts'

/** Anyone who waits longer for the reason is offered the login, which tells it too. */
const PATIENCE_MS = 4_000

/**
 * Why a session is over that the member did not end here. A break that began elsewhere is said as such, with its end and the way to
 * help (R6); anything else the platform ended is a login away; what another tab ended needs no words.
 */
export async function explainEnd(token: string, by: EndedBy): Promise<void> {
  const away = await exclusionInTime(token)
  if (away) showExclusion({ ...away, pass: null })
  else if (by === 'house') openAfterEnd()
}

/** The notice is drawn by then: drawing the whole page as a visitor's takes a slow phone seconds. */
const DRAWN_MS = 150

/**
 * The platform says that the session of this page has ended. A break is said at once: before the page asks for anything again, and before
 * it is drawn as a visitor's (R6). Whatever else ended it, the next answer tells.
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
    // the notice's own code comes while the reason is asked for
    import('../member/away.tsx').catch(() => null),
  ])
  return away
}
