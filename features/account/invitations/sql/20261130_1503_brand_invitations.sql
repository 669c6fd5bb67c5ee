-- Invitations of the brand itself, made by operators: where registration is by invitation only, a live installation has no member
-- yet whose code could bring the first one.

alter table invite_code
  alter column member_id drop not null,
  drop constraint invite_code_kind_check,
  add constraint invite_code_kind_check check (kind in ('affiliate', 'referral', 'brand')),
  add constraint invite_code_owner check ((kind = 'brand') = (member_id is null)),
  -- for whom it was made, as the operator wrote
  add column note text not null default '',
  add column made_by text,
  -- how many may register with it; null: any number
  add column uses_most int check (uses_most > 0),
  add column uses int not null default 0 check (uses >= 0),
  add column expires_at timestamptz,
  add column closed_at timestamptz,
  add column closed_by text,
  add constraint invite_code_uses check (uses_most is null or uses <= uses_most);

-- the office's list of a brand, newest first
create index invite_code_of_brand on invite_code (merchant, created_at desc) where kind = 'brand';
