-- What features below the account group may know of a member where they join (docs/decisions/0038): a view with these columns, as
-- `extension/people.ts` says it for single look-ups. Made by the members feature. Never applied; tidy and a test compare.
create type known_member as (
  id bigint, merchant text, account text, account_key text, type smallint, state text, created_at timestamptz, language text, email text,
  email_verified_at timestamptz
);
