/** Types of @touchline/ui/query, generated from the kit's sources. */
import { keepPreviousData } from '@tanstack/react-query';
import { mutationOptions } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { useIsFetching } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { UseMutationResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { UseQueryOptions } from '@tanstack/react-query';
import { UseQueryResult } from '@tanstack/react-query';

export { keepPreviousData }

export { mutationOptions }

export { QueryClient }

export { QueryClientProvider }

export { QueryKey }

export { queryOptions }

export { useIsFetching }

export { useMutation }

export { UseMutationResult }

export { useQuery }

export { useQueryClient }

export { UseQueryOptions }

export { UseQueryResult }

export { }
