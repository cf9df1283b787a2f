import { IconBox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { productsQuery } from '../../data/billing/queries.ts';
import { PageLead, PageTitle } from '../../ui/page.tsx';
import { Boxed } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { OwnersOnly } from '../../widgets/billing/owners-only.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './products-page.module.css';

/** Hardware that customers can buy (commerce 2, commerce 3). */
export default function ProductsPage() {
  const { t } = useTranslation(['products', 'titles']);
  return (
    <div className={styles.page}>
      <header>
        <PageTitle>{t('titles:products')}</PageTitle>
        <PageLead>{t('lead')}</PageLead>
      </header>
      <OwnersOnly>
        <Products />
      </OwnersOnly>
    </div>
  );
}

function Products() {
  const { t } = useTranslation('products');
  const errorLines = useErrorLines();
  const { data, error, isPending, refetch } = useQuery(productsQuery());
  const isSlow = useDelayed(isPending);
  // Other products are for dealers and installers.
  const products = data?.filter(({ is_b2c_product }) => is_b2c_product);
  if (products && products.length > 0) {
    return (
      <ul className={styles.grid}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    );
  }
  return (
    <Boxed>
      {products && <EmptyState icon={IconBox} title={t('none.title')} text={t('none.text')} />}
      {!products && error && (
        <FailureState title={t('failed')} lines={errorLines(error)} onRetry={() => void refetch()} />
      )}
      {isSlow && <SkeletonRows rows={4} />}
    </Boxed>
  );
}
