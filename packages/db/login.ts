import pg from 'pg'

/**
 * The programs' rights in the database: a group role without login that owns nothing and can change ledger entries only through the
 * ledger's functions.
 */
export const APP_ROLE = 'fairhouse_app'

/** PostgreSQL truncates longer names, and two databases would then share a login. */
const LONGEST_NAME = 63
const SUFFIX = '_login'

/** Arbitrary but fixed advisory lock: roles are server-wide, and two sessions that write the same role concurrently fail. */
const ROLES_LOCK = 7_263_003

/**
 * The connection URL of the programs if only the owner's is known: a login for this database that is a member only of the application's
 * group, so `set role none` and `reset role` give it nothing more.
 */
export function loginUrlOf(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl)
  const database = decodeURIComponent(url.pathname.slice(1))
  url.username = encodeURIComponent(`${database.slice(0, LONGEST_NAME - SUFFIX.length)}${SUFFIX}`)
  url.password = encodeURIComponent(password)
  return url.toString()
}

/**
 * Creates the login named in `url`, or adds an existing one to the application's group. Sets its password only if `isOurs`; otherwise
 * the deployer manages it. Run as the owner, after the migrations.
 */
export async function admitLogin(
  ownerUrl: string,
  { url, isOurs }: { readonly url: string; readonly isOurs: boolean },
): Promise<void> {
  const login = decodeURIComponent(new URL(url).username)
  const password = pg.escapeLiteral(decodeURIComponent(new URL(url).password))
  const name = pg.escapeIdentifier(login)
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [ROLES_LOCK])
    const { rows } = await client.query<{ exists: boolean; admitted: boolean }>(
      `select r.oid is not null as exists, coalesce(pg_has_role(r.oid, g.oid, 'member'), false) as admitted
       from pg_roles g
       left join pg_roles r on r.rolname = $1
       where g.rolname = $2`,
      [login, APP_ROLE],
    )
    const [found] = rows
    if (!found?.exists)
      await client.query(`create role ${name} login password ${password} in role ${APP_ROLE}`)
    else {
      if (isOurs) await client.query(`alter role ${name} login password ${password}`)
      if (!found.admitted) await client.query(`grant ${APP_ROLE} to ${name}`)
    }
  } finally {
    await client.end()
  }
}

/** Rights that programs must not have: any of them would allow writing around the ledger's functions. */
const TOO_MUCH = `
  select r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolbypassrls or r.rolreplication
    or exists (
      select from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and pg_has_role(r.oid, c.relowner, 'member')
    ) as "isTooMuch"
  from pg_roles r
  where r.rolname = session_user`

/** Closes the pool and throws if it logs in as the owner of the tables, or as a role that could become it. */
export async function checkLogin(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ isTooMuch: boolean }>(TOO_MUCH)
  if (rows[0]?.isTooMuch === false) return
  await pool.end()
  throw new Error(
    'DATABASE_URL logs in as the owner of the tables, or as a role that can become it. Give the programs a login ' +
      'of their own in DATABASE_URL, and the owner in DATABASE_OWNER_URL (see "The database" in README.md)',
  )
}
