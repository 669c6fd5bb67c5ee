-- Address of a table's WHEP endpoint beside its HLS playlist, for pages that can play WebRTC; empty: none.
alter table dealer_table add column whep text not null default '' check (length(whep) <= 500);
