/** Ball and goal, drawn large and faint behind a card. */
export const GoalMark = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 120 84" strokeLinecap="round" aria-hidden="true">
    <circle cx="16" cy="14" r="14" />
    <path d="M16 40v40M44 14h52a16 16 0 0 1 16 16v50" fill="none" strokeWidth="10" />
    <path d="M34 42h66M34 58h66M54 26v44M72 26v44M90 26v44" fill="none" strokeWidth="3" />
  </svg>
)
