import type { Topic } from '../rules.ts'

/** The house's own help texts, in force until an operator writes others. `{brand}` and `{licence}` become the brand's own. */
export const en: Readonly<Record<Topic, string>> = {
  about: `<p>{brand} is a house of games that shows its work. Every game of our own studio has a return that was counted over all of its outcomes, every round can be recomputed by the person who played it, and every movement of money is written twice so that the books always add up.</p>
<h2>What you find here</h2>
<ul><li>Original games with exact odds, and a sheet for each that shows how they were computed.</li><li>A cashier that says before you pay what a payment costs, how long it takes and what happens next.</li><li>Records of every bet and every movement, as far back as your account reaches.</li><li>Limits and breaks that hold in every game, two taps away.</li></ul>
<h2>What this site is</h2>
<p>{licence} The software behind it is open source under the Apache 2.0 licence, and anyone may read it.</p>`,
  contact: `<p>You reach us at any hour. The quickest way is <strong>customer service</strong> in the menu: a person answers there, with your account before them, so that you need not explain twice.</p>
<h2>Before you write</h2>
<ul><li>A deposit or withdrawal: have its reference at hand, such as D-1042. You find it in your account record.</li><li>A round: open it in the betting record; its number is all we need to look at the same round as you.</li><li>A forgotten password: use <em>Forgot password</em> at the log-in; it is quicker than we are.</li></ul>
<h2>A complaint</h2>
<p>If an answer does not satisfy you, say that you wish to complain. A complaint gets a number, somebody who has not dealt with it before, and an answer in writing within ten days.</p>`,
  terms: `<p>These terms are the agreement between you and {brand}. They are short on purpose; where a rule needs numbers, the page where it matters shows them.</p>
<h2>Your account</h2>
<ul><li>One person, one account, in your own name. You must have reached the age that the registration form shows.</li><li>Keep your password to yourself. What happens with your log-in counts as done by you until you tell us that it is in other hands.</li><li>We may ask who you are before large payments. We ask before you deposit rather than when you withdraw wherever the law lets us.</li></ul>
<h2>Playing</h2>
<ul><li>A bet stands once the house has confirmed it. The stored round is what counts, not what a screen last showed.</li><li>If a game fails in the middle of a round, the round is finished from what was stored, or its stake comes back.</li><li>Every game shows its return and its largest win. No game knows who plays it.</li></ul>
<h2>Money</h2>
<ul><li>Deposits and withdrawals follow the limits, fees and times that the cashier shows.</li><li>Withdrawals go to an account in your own name. A requested withdrawal cannot be taken back into play.</li><li>We may hold a payment while we check it, and say so, with the reason and the time by which you hear from us.</li></ul>
<h2>When we part</h2>
<p>You may close your account at any time; what is yours is paid out. We may close an account that breaks these terms or the law; money that is yours stays yours.</p>`,
  responsible: `<p>Playing should cost what you decided beforehand and no more. These tools belong to you; using them changes nothing in how we treat you.</p>
<h2>What you can set</h2>
<ul><li><strong>Limits</strong> on deposits, losses, stakes and time. Tightening holds at once; loosening waits and asks you once more.</li><li><strong>A break</strong> from a day to six weeks, or <strong>self-exclusion</strong> for longer. It holds in every game and for all our brands, and we stop writing offers to you.</li><li><strong>A reality check</strong> that interrupts your game and shows the time and the result.</li></ul>
<h2>Questions to ask yourself</h2>
<ul><li>Do I play with money that was meant for something else?</li><li>Do I play on to win back what I lost?</li><li>Do I hide from people close to me how much I play?</li></ul>
<p>If you answer yes to one of them, take a break today, and talk to somebody. <a href="https://www.begambleaware.org">BeGambleAware</a> and <a href="https://www.gamblingtherapy.org">Gambling Therapy</a> help without cost, in many languages.</p>
<p>People below the legal age may not play. If children use your device, install a filter and log out when you leave.</p>`,
  privacy: `<p>We keep what we need to run your account, pay you and follow the law, and nothing for anybody else's use. We do not sell data, and there is no third party's script on these pages unless this page says so.</p>
<h2>What we keep</h2>
<ul><li>What you give us: name, contacts, birthday, bank accounts and documents where we must ask for them.</li><li>What your use leaves: bets, payments, log-ins with place and device, messages to us.</li><li>Passwords only as a fingerprint that cannot be turned back.</li></ul>
<h2>What it is for</h2>
<p>To play and be paid, to keep your account safe, to notice harm early, and to show the authorities what the law tells us to. Offers reach you only by the ways that you agreed to, and you can take that back under <em>Profile</em>.</p>
<h2>Your rights</h2>
<p>You may see what we hold, have it corrected, take it with you and have it removed where no law makes us keep it. Records of money are kept for as long as the law asks.</p>`,
  affiliates: `<p>Do you run a website, a channel or a community? Members whom you bring to {brand} can earn you a share of what their play brings in, counted in the open: each figure of your statement leads down to the rounds that it comes from.</p>
<h2>How it works</h2>
<ol><li>You apply with the <a href="/join">form</a>; it takes two minutes.</li><li>A person reads it and writes back within three working days.</li><li>You get a code and links of your own, and see from the first day who came by them.</li></ol>
<h2>What we ask of you</h2>
<ul><li>No promises of winnings, no pressure, nobody below the legal age.</li><li>No messages to people who did not ask for them.</li><li>Say that you are paid for what you recommend.</li></ul>`,
  refund: `<p>A bet that has been played is settled and cannot be refunded. Money comes back in these cases, and mostly by itself.</p>
<ul><li><strong>A round that failed</strong>: if a game could not finish, it is finished from what was stored; if that is impossible, your stake is returned and you get a message.</li><li><strong>A deposit that you did not play with</strong>: it goes back by the way it came, less the fees that were charged to us. Write to customer service with its reference.</li><li><strong>A deposit that was taken twice</strong>: the second is returned in full as soon as the payment's provider confirms it.</li><li><strong>A deposit that somebody else made with your means</strong>: tell us and your bank at once. We lock the account, and what is still there is returned.</li><li><strong>A withdrawal that did not arrive</strong>: open it under <em>Withdrawal</em> and answer <em>not received</em>; it is looked into with your proof.</li></ul>
<p>Every return is written in your account record with its reason.</p>`,
}
