export { ArticleRow } from './article-row.tsx'
