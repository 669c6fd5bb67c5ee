-- Only firm hands are ever deleted (deleteFirmBefore): what a pattern was made of is kept for reviews, whoever asks.
create trigger card_sign_is_kept before delete on card_sign
for each row when (old.kind <> 'firm') execute function ledger_refuse_change();
