-- One field of an entry as covered by the hash: its length, so that no two different entries have the same text, then its text.
create or replace function audit_field(value text) returns text
language sql
immutable
as $$
  select case when value is null then '-;' else octet_length(value) || ':' || value || ';' end
$$;

-- Gives an entry its place in the chain. Deferred to the end of the transaction: the chain's end is then the last lock taken, held only
-- while committing, so that audit entries and money can be written in any order without a deadlock.
create or replace function audit_chain() returns trigger
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  head audit_head;
  digest bytea;
begin
  select * into strict head from audit_head for update;
  digest := sha256(
    head.hash
    || convert_to(
      audit_field((head.seq + 1)::text)
      || audit_field(to_char(new.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      || audit_field(new.operator_id::text)
      || audit_field(new.operator_account)
      || audit_field(new.action)
      || audit_field(new.object)
      || audit_field(new.before::text)
      || audit_field(new.after::text)
      || audit_field(new.reason)
      || audit_field(new.ip),
      'UTF8'
    )
  );
  update audit_entry set seq = head.seq + 1, previous = head.hash, hash = digest where id = new.id;
  update audit_head set seq = head.seq + 1, hash = digest;
  return null;
end
$$;

drop trigger if exists audit_entry_chain on audit_entry;
create constraint trigger audit_entry_chain
  after insert on audit_entry
  deferrable initially deferred
  for each row execute function audit_chain();
