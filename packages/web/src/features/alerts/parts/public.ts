export { GoalAlertsRow } from './goal-alerts-row.tsx'
