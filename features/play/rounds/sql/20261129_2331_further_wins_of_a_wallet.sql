-- A vendor's further wins of a member by the round that they belong to: those of a round, and all since a log-in began, which the bar
-- above an open game asks for after every round; by the round alone that would read what everybody won meanwhile.
drop index line_further;
create index line_further on line (wallet, ref) where kind = 110;
