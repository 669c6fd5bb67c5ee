-- Rooms beside the brand's own: at a live table, members talk to those who are there.
alter table chat_line add column room text not null default '' check (room ~ '^[a-z0-9-]{0,40}$');
-- the newest lines of a room; those of the whole brand, for operators, have chat_line_of
create index chat_line_in on chat_line (merchant, room, id desc);
