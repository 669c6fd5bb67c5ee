-- Agreements by topic and way, with everything that was ever said about them; and how far a letter's mails have come.

alter table inbox_consent drop constraint inbox_consent_channel_check;
update inbox_consent
set channel = case channel when 'offers' then 'offer.inbox' when 'email' then 'offer.email' else 'offer.push' end;
alter table inbox_consent add constraint inbox_consent_channel_check
check (channel in ('offer.inbox', 'offer.email', 'offer.push', 'house.email', 'house.push', 'money.push', 'security.push'));

-- Who agreed to what, when, where from, and who took it back: never changed, never deleted.
create table inbox_consent_log (
  id uuid primary key default uuidv7(),
  member_id bigint not null references member (id),
  channel text not null,
  is_on boolean not null,
  via text not null,
  ip text,
  -- the letter whose way out was taken
  letter uuid references inbox_letter (id),
  at timestamptz not null
);
-- a member's history, in the back office
create index inbox_consent_log_of on inbox_consent_log (member_id, id desc);
-- how many took a letter's way out
create index inbox_consent_log_letter on inbox_consent_log (letter) where letter is not null;

insert into inbox_consent_log (member_id, channel, is_on, via, at)
select member_id, channel, is_on, via, changed_at
from inbox_consent;

alter table inbox_letter
  -- null: no mails; everybody up to this member has been looked at
  add column mail_reached bigint,
  -- the next portion leaves not before this
  add column mail_next_at timestamptz,
  add column mail_count int not null default 0,
  add column mail_over_at timestamptz,
  add column stopped_at timestamptz,
  add column stopped_by_account text;
-- letters whose mails are under way
create index inbox_letter_mailing on inbox_letter (mail_next_at) where mail_next_at is not null;

grant select, insert on inbox_consent_log to fairhouse_app;
-- how many have read a letter
create index inbox_message_letter on inbox_message (letter) where letter is not null;
