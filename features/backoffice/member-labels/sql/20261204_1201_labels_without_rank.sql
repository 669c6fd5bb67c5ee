-- A label is not a rank any more: ranks are VIP ranks, which members reach by play, or which two operators set.
drop view if exists live_chat_rank; -- made by vip from now on
alter table member_label drop column rank_level;
