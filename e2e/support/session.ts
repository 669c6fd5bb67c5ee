/**
 * Sessions for tests about something else: the forms' API calls, with the browser's user agent and cookies, without loading a page for
 * them. entry.spec.ts, visitor.spec.ts and true-journey.spec.ts use the forms.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { createClient } from '#contract/client.ts'
import { identity } from '#features/account/identity/contract.ts'
import { newcomer, transport } from './outside.ts'
import { DEMO_PASSWORD, newName, site } from './people.ts'

/** The browser's own requests: with its cookies and its user agent. */
function fetchIn({ request }: BrowserContext): typeof fetch {
  return async (address, { method = 'GET', headers, body } = {}) => {
    const answer = await request.fetch(String(address), {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { data: Buffer.from(body) } : {}),
    })
    return new Response(new Uint8Array(await answer.body()), { status: answer.status() })
  }
}

/** Opens a page of the site as a member who has just logged in. */
export async function comeAs(
  page: Page,
  username: string,
  path = '/index',
  password = DEMO_PASSWORD,
): Promise<void> {
  const line = await transport(fetchIn(page.context()))
  await takeUp(
    page,
    await createClient(identity, line).login({ body: { username, password, type: 'username' } }),
    path,
  )
}

/** Opens a page of the site as a newly registered member; returns the account. */
export async function comeAsNewcomer(
  page: Page,
  path = '/index',
  invited: { readonly affiliateCode?: string } = {},
): Promise<string> {
  const username = newName()
  const line = await transport(fetchIn(page.context()))
  const body = { ...newcomer, ...invited, username }
  await takeUp(page, await createClient(identity, line).register({ body }), path)
  return username
}

type Entered = { readonly token: string; readonly firstTimeLogin: boolean }

/** The session is in the tab's storage, which any small response of the site's origin gives access to. */
async function takeUp(page: Page, { token, firstTimeLogin }: Entered, path: string): Promise<void> {
  const line = { base: site, fetch: fetchIn(page.context()), headers: () => ({ authorization: token }) }
  if (firstTimeLogin) await createClient(identity, line).firstLogin()
  await page.goto(`${site}/healthz`)
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token)
  await page.goto(site + path)
}
