import { keepOfflinePage } from "../shell/installing";
import { show } from "../shell/show";
import { TvPage } from "../tv/TvPage";

show(TvPage);
keepOfflinePage();
