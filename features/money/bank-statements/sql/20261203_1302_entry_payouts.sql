-- An outgoing entry confirms the withdrawal that it paid; it moves no money: the last approval did.

alter table bank_entry
  add column withdrawal uuid references withdrawal (id),
  drop constraint bank_entry_check,
  add constraint bank_entry_order check (
    case state
      when 'credited' then deposit is not null and withdrawal is null
      when 'confirmed' then (deposit is null) <> (withdrawal is null)
      else deposit is null and withdrawal is null
    end
  ),
  add constraint bank_entry_outgoing check (withdrawal is null or (direction = 'out' and not is_reversal));
-- one entry for one withdrawal: a second transfer with the same reference waits for an operator
create unique index bank_entry_withdrawal on bank_entry (withdrawal) where withdrawal is not null;
