/**
 * `npm run operator -- op-linh linh@example.com owner` prints an enrolment link, from the machine itself: for the first two operators of a
 * new installation, who cannot be approved by others yet, and for an operator who lost all credentials while fewer than two others are
 * left. An existing operator loses password and authenticator and keeps the roles. The command is recorded in the audit log.
 */
import { openDb, openPool } from '#db/pool.ts'
import { inviteOffline, roles as knownRoles } from '#features/platform/operators/public.ts'
import { readConfig } from '#server/config.ts'
import { createVault } from '#server/vault.ts'
import { withDatabase } from './launcher/database.ts'

const [account = '', email = '', ...roles] = process.argv.slice(2).map((text) => text.toLowerCase())
const ACCOUNT = /^[a-z0-9][a-z0-9._-]{2,39}$/
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

const unknown = roles.find((role) => !Object.hasOwn(knownRoles, role))
if (!ACCOUNT.test(account) || !EMAIL.test(email) || roles.length === 0 || unknown !== undefined) {
  console.error('npm run operator -- <account> <email> <role> [<role> …]')
  console.error(`Roles: ${Object.keys(knownRoles).join(', ')}.`)
  process.exit(64)
}

await withDatabase(async ({ url }) => {
  const config = readConfig({ ...process.env, DATABASE_URL: url })
  const db = openDb(openPool({ url, name: 'fairhouse-operator', max: 1 }))
  try {
    const { token, expiresAt, isNew } = await inviteOffline(db, {
      account,
      name: account,
      email,
      roles,
      vault: createVault(config.secret),
      now: new Date(),
    })
    const origin = config.OFFICE_ORIGIN ?? `http://localhost:${config.OFFICE_PORT}`
    console.log(isNew ? `Invited ${account} (${roles.join(', ')}).` : `Reset ${account}.`)
    console.log(`The link works once, until ${expiresAt.toISOString()}:`)
    console.log(`${origin}/enrol#${token}`)
  } finally {
    await db.destroy()
  }
})
