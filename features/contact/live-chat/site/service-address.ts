import { createClient, type Transport } from '#contract/client.ts'
import { siteStatus } from '#features/contact/site-status/contract.ts'
import { entryType } from '../rules/conversations.ts'
import { readLink } from './read-link.ts'

const OWN_DESK = '/service'

/**
 * The address of customer service for this user: the contact entry for their rank, otherwise the one for all, otherwise our own live chat.
 * Throws if an entry cannot be decrypted, or the request fails.
 */
export async function serviceAddress(line: Transport, rankOf: () => Promise<number>): Promise<string> {
  const { version } = await createClient(siteStatus, line).customerService()
  const rank = await rankOf().catch(() => 0) // a member whose rank fails to load gets the link for all
  const entry =
    version.pathList.find(({ type }) => type === entryType(rank)) ??
    version.pathList.find(({ type }) => type === 3)
  return entry ? readLink(entry.path) : OWN_DESK
}
