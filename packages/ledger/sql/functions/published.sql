-- What other features may read of this one (docs/decisions/0038). Columns are added at the end.

create or replace view wallet_view as
select id, balance, held, owner, book, is_frozen, state, kind, seq, bonus
from wallet;

comment on view wallet_view is 'Published: wallets and their balances.';

create or replace view book_view as
select id, merchant, currency, unit
from book;

comment on view book_view is 'Published: the brand and currency of a book.';

create or replace view line_view as
select wallet, seq, amount, after, at, kind, ref, stake, note, counter, key
from line;

comment on view line_view is 'Published: ledger entries of wallets.';

create or replace view posting_kind_view as
select code, kind, house
from posting_kind;

comment on view posting_kind_view is 'Published: kinds of postings.';

create or replace view round_view as
select id, wallet, stake, win, nonce, seed_id, at, settled_at, edition, state, vendor, game, inputs, events, outcome,
  coalesce(bonus_stake, 0) as bonus_stake
from round;

comment on view round_view is 'Published: game rounds.';

create or replace view reconcile_mark_view as
select proved_at, faults
from reconcile_mark;

comment on view reconcile_mark_view is 'Published: when the ledger was proved, and what was wrong.';

create or replace view house_account_view as
select id, book, kind, detail
from house_account;

comment on view house_account_view is 'Published: house accounts.';

create or replace view hot_balance_view as
select account, balance
from hot_balance;

comment on view hot_balance_view is 'Published: balances of house accounts, in parts that are added up.';

create or replace view key_result_view as
select wallet, guard, at, key, ref
from key_result;

comment on view key_result_view is 'Published: results of postings by key: what a guard said, and what they refer to.';

create or replace view wallet_limit_view as
select wallet, play_until, pause_at
from wallet_limit;

comment on view wallet_limit_view is 'Published: when a guarded wallet may play.';

grant select on wallet_view, book_view, line_view, posting_kind_view, round_view, reconcile_mark_view,
  house_account_view, hot_balance_view, key_result_view, wallet_limit_view to fairhouse_app;
