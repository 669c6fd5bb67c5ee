import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { APP_ROLE } from './login.ts'

/**
 * The job queue keeps its own schema, which only the owner may make; the worker has an ordinary login. Its tables have row
 * security without a policy, which means nobody but the owner: the worker gets one each. Which migrations the queue had is
 * for the worker to read, not to write.
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

/** Brings the job queue's schema to its newest shape and lets the programs use it. */
export async function prepareQueue(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner, logger: new Logger(() => () => undefined) })
  await owner.query(ADMIT)
}
