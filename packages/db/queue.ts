import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { APP_ROLE } from './login.ts'

/**
 * The job queue has its own schema, which only the owner may create; the worker uses an ordinary login. Its tables have row security
 * without a policy, which denies everyone but the owner, so the worker gets one policy each. The worker may read the queue's migration
 * table, not write it.
 */
const ADMIT = `
  do $$
  declare
    v_table text;
  begin
    grant usage on schema graphile_worker to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${APP_ROLE};
    revoke insert, update, delete on graphile_worker.migrations from ${APP_ROLE};
    grant usage on all sequences in schema graphile_worker to ${APP_ROLE};
    grant execute on all functions in schema graphile_worker to ${APP_ROLE};
    for v_table in
      select c.relname
      from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${APP_ROLE}')
    loop
      execute format('create policy ${APP_ROLE} on graphile_worker.%I to ${APP_ROLE} using (true) with check (true)', v_table);
    end loop;
  end $$`

/** Migrates the job queue's schema and grants the programs access. */
export async function prepareQueue(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner, logger: new Logger(() => () => undefined) })
  await owner.query(ADMIT)
}
