export { DataCard } from './data-card.tsx'
export { HistoryCard } from './history-card.tsx'
export { AnalysisTab, ModelTab, OddsTab, Outlook, PlansTab } from './tabs.tsx'
