-- What a member has proved about themselves, who brought them, and how they came.

alter table member
  -- '+84912345678'; counts as theirs (login, codes, recovery) only once it is proved
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz,
  -- the first-login call has been made: from then on an account is not new
  add column first_login_at timestamptz,
  -- the member whose invitation was used
  add column recommender_id bigint references member (id);

-- whoever is here already is not new
update member set first_login_at = created_at;

-- one active account a person (A3): a proved number or address stands with one member of a brand; login by SMS looks it up
create unique index member_mobile on member (merchant, mobile) where mobile_verified_at is not null;
create unique index member_email on member (merchant, lower(email)) where email_verified_at is not null;

-- Codes that bring new members: an agent's own, or a member's invitation.
create table invite_code (
  merchant text not null references merchant (code),
  -- upper case letters and digits, as it stands in links and on paper
  code text not null check (code ~ '^[A-Z0-9]{4,32}$'),
  member_id bigint not null references member (id),
  kind text not null check (kind in ('affiliate', 'referral')),
  -- where set, the code is good on this host only
  domain text,
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (merchant, code)
);
-- an agent's or a member's own codes
create index invite_code_member on invite_code (member_id);

-- How a member came and what else they told, as it was given (specification §3).
create table registration (
  member_id bigint primary key references member (id),
  method text not null,
  url text,
  domain text,
  affiliate_code text,
  referral_code text,
  country_dialing_code text,
  -- the optional fields that the merchant had switched on: qqNum, line, whatsapp, facebook, wechat, idNumber, …
  contacts jsonb not null default '{}',
  created_at timestamptz not null
);

grant select, insert, update on invite_code to fairhouse_app;
grant select, insert on registration to fairhouse_app;
