import { createClient, type Transport } from '#contract/client.ts'
import { startup } from '#features/contact/site-status/contract.ts'
import { entryType } from '../rules/talks.ts'
import { readLink } from './read-link.ts'

const OWN_DESK = '/service'

/**
 * Where this person's service is: the entry of the contacts for their rank, else the one for everybody, else the desk of
 * the platform. Throws where an entry is there and cannot be read, or no one answers.
 */
export async function serviceAddress(line: Transport, rankOf: () => Promise<number>): Promise<string> {
  const { version } = await createClient(startup, line).customerService()
  const rank = await rankOf().catch(() => 0) // a member whose rank does not come is served as everybody
  const entry =
    version.pathList.find(({ type }) => type === entryType(rank)) ??
    version.pathList.find(({ type }) => type === 3)
  return entry ? readLink(entry.path) : OWN_DESK
}
