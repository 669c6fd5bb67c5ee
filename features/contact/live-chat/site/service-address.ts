import { createClient, type Transport } from '#contract/client.ts'
import { members } from '#features/account/members/contract.ts'
import { startup } from '#features/contact/site-status/contract.ts'
import { entryType } from '../rules/talks.ts'
import { readLink } from './read-link.ts'

const OWN_DESK = '/service'

/**
 * Where this person's service is: the entry of the contacts for their rank, else the one for everybody, else the desk of
 * the house. Throws where an entry is there and cannot be read, or nobody answers.
 */
export async function serviceAddress(line: Transport): Promise<string> {
  const { version } = await createClient(startup, line).customerService()
  const rank = await rankOf(line)
  const entry =
    version.pathList.find(({ type }) => type === entryType(rank)) ??
    version.pathList.find(({ type }) => type === 3)
  return entry ? readLink(entry.path) : OWN_DESK
}

/** A visitor, and a member whose answer does not come, is served as everybody. */
async function rankOf(line: Transport): Promise<number> {
  if (!line.headers || !('Authorization' in line.headers(members.info))) return 0
  return createClient(members, line)
    .info()
    .then(
      ({ clubLabel }) => clubLabel.rankLevel,
      () => 0,
    )
}
