-- Labels that operators put on members, and finding a member by whatever one knows of them.

create table player_label (
  id uuid primary key default uuidv7(),
  merchant text not null references merchant (code),
  name text not null check (length(name) between 2 and 24),
  -- shown to the member too; others are for the house alone
  is_shown boolean not null,
  created_by text not null,
  created_at timestamptz not null
);
-- one label of a name in a brand, whatever its capitals
create unique index player_label_name on player_label (merchant, lower(name));

create table player_labelled (
  member_id bigint not null references member (id),
  label uuid not null references player_label (id),
  set_by text not null,
  set_at timestamptz not null,
  primary key (member_id, label)
);
-- the members of a label
create index player_labelled_label on player_labelled (label, member_id desc);

-- finding somebody by the start of the account, the address, the end of the number, the name, what they told, where from
create index member_account_start on member (account_key text_pattern_ops);
create index member_nickname_start on member (lower(nickname) text_pattern_ops);
create index member_email_start on member (lower(email) text_pattern_ops) where email is not null;
create index member_mobile_end on member (reverse(mobile) text_pattern_ops) where mobile is not null;
create index member_payee_start on member (lower(payee_name) text_pattern_ops) where payee_name is not null;
create index member_field_value on member_field (lower(value));
create index member_register_ip on member (register_ip);
create index login_event_ip on login_event (ip, member_id);

grant select, insert on player_label to fairhouse_app;
grant select, insert, delete on player_labelled to fairhouse_app;
