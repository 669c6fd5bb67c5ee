-- One table for the browsers on which a member has logged in; there were two, written at the same moments. A browser has
-- one token in its cookie, whoever uses it; only the token's hash is kept.
create table member_device (
  member_id bigint not null references member (id),
  token_hash bytea not null,
  id uuid not null default uuidv7() unique,
  name text not null check (length(name) between 1 and 60),
  device text not null,
  ip text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- until then a log-in from a known address needs no second proof; null where the trust was taken back
  trusted_until timestamptz,
  -- the member took it off the list: from then on a log-in there is a stranger's
  removed_at timestamptz,
  constraint member_device_removed check (removed_at is null or trusted_until is null),
  primary key (member_id, token_hash)
);
-- the trial account of a browser
create index member_device_token on member_device (token_hash);

insert into member_device (
  member_id, token_hash, id, name, device, ip, first_seen_at, last_seen_at, trusted_until, removed_at
)
select distinct on (member_id, token_hash)
  member_id, token_hash, id, name, device, ip, created_at, last_used_at,
  case when removed_at is null then expires_at end, removed_at
from trusted_device
order by member_id, token_hash, removed_at nulls first, created_at desc;

insert into member_device (member_id, token_hash, name, device, ip, first_seen_at, last_seen_at)
select member_id, device_hash, 'Browser', '', '', first_seen_at, last_seen_at
from known_device
on conflict (member_id, token_hash) do update
set removed_at = null; -- trusted no longer, but known still

drop table trusted_device;
drop table known_device;

grant select, insert, update, delete on member_device to fairhouse_app;

-- Addresses from which a member was let in (AUT-08): another one asks for one more proof on a trusted device too.
create table member_address (
  member_id bigint not null references member (id),
  -- an IPv4 address, or the /64 of an IPv6 one
  address text not null,
  -- its /24 or /48
  network text not null,
  -- ISO 3166 code, where it is known
  country text check (country ~ '^[A-Z]{2}$'),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, address)
);
-- the sweeper deletes what nobody came from for long
create index member_address_last_seen on member_address (last_seen_at);

-- whoever was let in before needs no proof where they are: of IPv4; an IPv6 address is asked once
insert into member_address (member_id, address, network, country, first_seen_at, last_seen_at)
select member_id, ip, regexp_replace(ip, '\.\d+$', ''), min(country), min(at), max(at)
from login_event
where result = 'in' and ip ~ '^\d{1,3}(\.\d{1,3}){3}$' and at > now() - interval '180 days'
group by member_id, ip;

grant select, insert, update, delete on member_address to fairhouse_app;
