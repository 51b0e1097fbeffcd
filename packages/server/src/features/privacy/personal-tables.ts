import type { Tables } from '#db/tables.generated.ts'

/**
 * What becomes of a row when the member in one of its columns leaves: it goes; it stays under the bare number,
 * because the books or somebody else's purchase rest on it; it stays as the words of nobody; or only the name goes.
 */
export type Fate = 'goes' | 'stays' | 'unnamed' | 'emptied'

export interface PersonalTable {
  /** Every column that names a member. A test holds them against the schema. */
  readonly columns: Readonly<Record<string, Fate>>
  /** By which of them a row is the member's own, and so part of their file. */
  readonly own: readonly string[]
  /** Keys, hashes and other people's names, which no file tells. */
  readonly hidden?: readonly string[]
}

const own = (fate: Fate, hidden: readonly string[] = [], column = 'member_id'): PersonalTable => ({
  columns: { [column]: fate },
  own: [column],
  hidden,
})
/** Beside their own rows, others may name them: an expert, or whoever decided about it. */
const also = (table: PersonalTable, columns: Readonly<Record<string, Fate>>): PersonalTable => ({
  ...table,
  columns: { ...table.columns, ...columns },
})
/** Names whoever of the house did it. Operators do not leave by themselves. */
const house = (...columns: string[]): PersonalTable => ({
  columns: Object.fromEntries(columns.map((column) => [column, 'stays'])),
  own: [],
})

export const personalTables: { readonly [Name in keyof Tables]?: PersonalTable } = {
  // Who they are and where they are signed in.
  session: own('goes', ['secret_hash', 'sign_key']),
  password_ticket: also(own('goes', ['ticket_hash', 'holder']), { holder: 'stays' }),
  registration: own('goes'),
  real_name: own('goes', ['name_sealed', 'id_card_sealed', 'id_card_mark']),
  host_identity: own('goes'),
  partner: own('goes'),
  own_limit: own('goes'),
  member_hold: also(own('goes', ['placed_by']), { placed_by: 'stays' }),
  community_standing: also(own('goes', ['changed_by']), { changed_by: 'stays' }),
  // Operators do not leave by themselves.
  operator: own('stays', ['factor', 'factor_step']),
  operator_recovery: own('stays', ['code_hash']),
  operator_session: own('stays', ['bound_to']),
  // What they looked at, kept and were told.
  page_view: own('emptied'),
  search_click: own('goes'),
  match_follow: own('goes'),
  favourite: own('goes'),
  topic_follow: own('goes'),
  member_follow: {
    columns: { follower_id: 'goes', followed_id: 'goes' },
    own: ['follower_id'],
  },
  message: also(own('goes', ['sender_id']), { sender_id: 'goes' }),
  message_setting: own('goes'),
  feedback: also(own('goes', ['answered_by']), { answered_by: 'emptied' }),
  expert_application: also(own('goes', ['decided_by']), { decided_by: 'emptied' }),
  picture: own('goes'),
  film_upload: own('goes'),
  push_subscription: own('goes', ['key', 'secret']),
  push_setting: own('goes'),
  // What they said where others answered.
  post: also(own('unnamed', ['changed_by']), { changed_by: 'stays' }),
  topic: own('unnamed', [], 'created_by'),
  chat_line: also(own('unnamed', ['removed_by']), { removed_by: 'stays' }),
  replay_comment: own('unnamed'),
  post_like: own('goes'),
  post_report: own('goes'),
  chat_report: own('goes'),
  chat_support: own('goes'),
  promotion_support: own('goes'),
  plan_note: also(own('goes', ['expert_id']), { expert_id: 'stays' }),
  interpretation_note: also(own('goes', ['expert_id']), { expert_id: 'stays' }),
  interpretation_opened: own('goes'),
  // What an expert wrote. What was sold is part of the books; the rest goes.
  expert_profile: own('stays'),
  expert_article: own('goes', [], 'expert_id'),
  expert_level_change: own('goes'),
  work_draft: own('goes'),
  replay: own('goes', [], 'expert_id'),
  plan: also(own('stays', ['hidden_by'], 'expert_id'), { hidden_by: 'stays' }),
  interpretation: also(own('stays', ['hidden_by'], 'expert_id'), { hidden_by: 'stays' }),
  catalogue: own('stays', [], 'expert_id'),
  // The books.
  account: own('stays', [], 'owner_id'),
  journal: own('stays', [], 'actor_id'),
  promo_lot: own('stays'),
  coupon: also(own('stays'), { expert_id: 'stays' }),
  coupon_code_use: own('stays'),
  discount_card: own('stays'),
  pack: also(own('stays'), { expert_id: 'stays' }),
  entitlement: own('stays'),
  sale_order: also(own('stays'), { expert_id: 'stays' }),
  payment: own('stays'),
  refund: also(own('stays', ['proposed_by', 'decided_by']), {
    proposed_by: 'stays',
    decided_by: 'stays',
  }),
  withdrawal: also(
    own('stays', ['account_sealed', 'name_sealed', 'first_by', 'second_by', 'request_id']),
    { first_by: 'stays', second_by: 'stays' },
  ),
  subscription: also(own('stays'), { expert_id: 'stays' }),
  vip_period: own('stays'),
  promotion_claim: own('stays'),
  red_packet_draw: own('stays'),
  red_packet_join: own('goes'),
  rating_reward: own('goes'),
  free_unlock: own('goes'),
  vip_gift: own('goes'),
  vip_bargain: own('goes'),
  vip_bargain_help: own('goes', [], 'helper_id'),
  charge_way: own('goes', ['sealed']),
  withdrawal_way: own('goes', ['sealed']),
  // Who answered for what. Nobody changes a line.
  audit: own('stays', [], 'actor'),
  // Marks that end within minutes or change every day.
  captcha: { columns: { holder: 'stays' }, own: [] },
  captcha_pass: { columns: { holder: 'stays' }, own: [] },
  search_query: { columns: { person: 'stays' }, own: [] },
  phone_code: { columns: { phone: 'goes', holder: 'stays' }, own: [] },
  member: { columns: { id: 'stays', phone: 'emptied' }, own: ['id'], hidden: ['password_hash'] },
  article: house('published_by'),
  feature_switch: house('changed_by'),
  brand: house('changed_by'),
  host_setting: house('changed_by'),
  house_number: house('changed_by'),
  lottery_mark: house('changed_by'),
  tool_setting: house('changed_by'),
  bill_difference: house('handled_by'),
  price_change: house('set_by'),
  score_correction: house('proposed_by', 'decided_by'),
}
