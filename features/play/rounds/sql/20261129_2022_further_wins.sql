-- A vendor's further wins by the round that they belong to; there are few of them.
create index line_further on line (ref) where kind = 110;
